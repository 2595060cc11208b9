/** The text of a file, as it is written. */
declare module '*?raw' {
  const text: string;
  export default text;
}
