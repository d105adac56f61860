/** The text of a module as one script: scripts/inline-script. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
