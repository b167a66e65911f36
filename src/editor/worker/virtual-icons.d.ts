/** The shapes of every icon that a manifest may name, which the bundle of the worker has as data (server/). */
declare module 'virtual:icons' {
  const icons: Readonly<Record<string, import('../../../schema/atoms.ts').Icon>>;
  export default icons;
}
