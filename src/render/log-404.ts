/** Says in the console which address was not found. */
export const log404 = (pathname: string): void => console.error('404', pathname);
