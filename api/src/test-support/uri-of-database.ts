/** The connection string of one database, made of a store's, which names none. */
export function uriOfDatabase(mongoUri: string, database: string): string {
  return mongoUri.replace(/\/(\?|$)/, `/${database}$1`);
}
