/** Words of colours in the languages of our suppliers: German, French, Spanish, Italian, Portuguese, Dutch, Polish. */
const wordsByHex: readonly (readonly [hex: string, words: string])[] = [
  ['#23282b', 'black schwarz noir negro nero preto zwart czarny'],
  ['#f2f4f4', 'white weiss blanc blanco bianco branco wit bialy'],
  ['#8f999d', 'grey gray grau gris grigio cinza grijs szary'],
  ['#3a4144', 'anthracite anthrazit antracita antracite antraciet antracyt graphite graphit'],
  ['#b8bfc2', 'silver silber argent plata argento prata zilver srebrny'],
  ['#b23a2c', 'red rot rouge rojo rosso vermelho rood czerwony'],
  ['#7a2433', 'burgundy bordeaux bordo burdeos weinrot'],
  ['#2a5b8c', 'blue blau bleu azul blu blauw niebieski'],
  ['#26364f', 'navy marine marino marinho granatowy'],
  ['#2f6fc4', 'royal koenigsblau konigsblau kornblau cornflower'],
  ['#1f6f78', 'petrol petroleo petrolio'],
  ['#3fa6ad', 'turquoise tuerkis turkis turquesa turchese turkoois turkusowy aqua'],
  ['#3f6b4c', 'green gruen grun vert verde groen zielony'],
  ['#66703a', 'olive oliv oliva olijf oliwkowy khaki'],
  ['#e3c628', 'yellow gelb jaune amarillo giallo amarelo geel zolty'],
  ['#d9742b', 'orange naranja arancione arancio laranja oranje pomaranczowy'],
  ['#7a5236', 'brown braun marron brun marrone castanho bruin brazowy'],
  ['#c9985c', 'tan camel cognac'],
  ['#d9c9a3', 'beige sand sable arena sabbia bezowy'],
  ['#e6dcc4', 'natural natur nature naturale naturel ecru ecre cream creme crema'],
  ['#d98a9c', 'pink rosa rose roze rozowy'],
  ['#7a4f9a', 'purple violet lila violett morado viola roxo paars fioletowy purpur'],
];

/** What brightens or darkens a colour, with the share that white or black takes. */
const shadesByWord: readonly (readonly [towards: 'white' | 'black', words: string])[] = [
  ['black', 'dark dunkel fonce oscuro scuro escuro donker ciemny ciemno deep tief'],
  ['white', 'light hell clair claro chiaro licht jasny jasno pale pastel'],
];

/** What makes a colour fluorescent. */
const fluorescentWords = 'fluorescent fluo neon leucht leuchtend warn hi-vis hivis';

/** A word and what it stands for, the longest first: a compound such as `marineblau` is found by its first part. */
const entries = <Value>(rows: readonly (readonly [Value, string])[]): readonly (readonly [string, Value])[] =>
  rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const));

export const colourWords = entries(wordsByHex);
export const shadeWords = entries(shadesByWord);
export const glowWords: readonly string[] = fluorescentWords.split(' ');
