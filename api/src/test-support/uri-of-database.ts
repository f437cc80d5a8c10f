/** Adds a database name to a connection string that has none. */
export function uriOfDatabase(mongoUri: string, database: string): string {
  return mongoUri.replace(/\/(\?|$)/, `/${database}$1`);
}
