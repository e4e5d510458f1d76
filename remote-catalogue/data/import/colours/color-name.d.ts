declare module 'color-name' {
  /** The colours that CSS names: red, green and blue, 0 to 255. */
  const colours: Readonly<Record<string, readonly [number, number, number]>>;
  export default colours;
}
