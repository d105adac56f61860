/** The address of the plain script of every page (scripts/page-script). */
declare module 'virtual:page-script' {
  const address: string;
  export default address;
}
