/** The connection string of one database, made of a store's, which names none. */
export function uriOfDatabase(storeUri: string, database: string): string {
  return storeUri.replace(/\/(\?|$)/, `/${database}$1`);
}
