/** The addresses of the plain scripts of every page (scripts/page-script). */
declare module 'virtual:page-script' {
  const addresses: { page: string; openingClock: string };
  export default addresses;
}
