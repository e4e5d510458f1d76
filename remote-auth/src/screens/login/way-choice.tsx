import { type Way, wayNames } from '../../model/ways';
import classNames from './login.module.css';

export interface WayChoiceProps {
  readonly ways: readonly Way[];
  readonly chosen: Way;
  readonly onChoose: (way: Way) => void;
}

export const WayChoice = ({ ways, chosen, onChoose }: WayChoiceProps) => (
  <fieldset className={classNames.choice}>
    <legend className="visually-hidden">Sign in with</legend>
    {ways.map((way) => (
      <label key={way}>
        <input
          className="visually-hidden"
          type="radio"
          name="way"
          checked={way === chosen}
          onChange={() => onChoose(way)}
        />
        <span>{wayNames[way]}</span>
      </label>
    ))}
  </fieldset>
);
