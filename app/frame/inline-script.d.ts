/** The text of a module of the project as one script: scripts/inline-script. */
declare module 'virtual:inline-script/*' {
  const text: string;
  export default text;
}
