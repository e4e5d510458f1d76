/** Style sheet of the console: tokens of the site's default theme, light and dark. */
export const look = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#ffffff, #0e1517);
  --band: light-dark(#f1f4f2, #131c1f);
  --text: light-dark(#12191c, #edf2f1);
  --muted: light-dark(#566166, #a3b0b0);
  --line: light-dark(#d9dedc, #2b383c);
  --primary: light-dark(#0b5d57, #5fd0bf);
  --error: light-dark(#b3261e, #ff8a80);
  --gutter: 32px;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--bg);
  color: var(--text);
  font: 400 15px/22px Archivo, Arial, sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
header { background: #0c2426; color: #f3f7f6; border-bottom: 4px solid #d9ee2b; }
header > div, section > div { max-width: 1344px; margin: auto; padding: 0 var(--gutter); }
header > div { padding-block: 28px 24px; }
header p { margin: 4px 0 0; color: #a5bbb9; }
section { padding-block: 36px; }
section:nth-of-type(even) { background: var(--band); }
h1 { margin: 0; font: 700 38px/41px Archivo, Arial, sans-serif; letter-spacing: -0.022em; }
h2 { margin: 0 0 16px; font-size: 24px; line-height: 28px; letter-spacing: -0.015em; }
h3 { margin: 24px 0 8px; font-size: 17px; }
p { margin: 8px 0; max-width: 720px; }
a { color: var(--primary); }
.muted { color: var(--muted); }
.bad { color: var(--error); font-weight: 600; }
.rows { margin: 0; padding: 0; list-style: none; }
.rows > li {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr));
  gap: 4px 24px;
  padding-block: 12px;
  border-top: 1px solid var(--line);
}
.rows > li > div { min-width: 0; }
.rows > li > div:empty { display: none; }
.rows > li > div:has([open]) { grid-column: 1 / -1; }
ol { margin: 0; padding: 0; list-style: none; }
ol > li { position: relative; padding: 0 0 20px 28px; border-inline-start: 2px solid var(--line); }
ol > li::before {
  content: '';
  position: absolute;
  inset: 6px auto auto -6px;
  width: 10px;
  height: 10px;
  border-radius: 5px;
  background: var(--primary);
}
details { margin-block: 2px; }
summary { min-height: 28px; padding-block: 3px; color: var(--primary); font-weight: 600; cursor: pointer; }
input {
  width: 100%;
  color: inherit;
  font-family: monospace;
  margin: 4px 0;
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--bg);
  font-size: 13px;
  line-height: 18px;
}
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
@media (max-width: 599px) {
  :root { --gutter: 20px; }
  h1 { font-size: 30px; line-height: 34px; }
}
`;
