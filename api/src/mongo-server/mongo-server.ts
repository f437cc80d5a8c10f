/** A place where the data are kept, reached through the official driver whichever it is. */
export interface MongoServer {
  uri: string;
  databaseName: string;
  /** Settles with the reason when the store ends by itself; stays open after `close`. */
  died: Promise<string>;
  close(): Promise<void>;
}

export const DEFAULT_DATABASE = 'engineering-rm';
