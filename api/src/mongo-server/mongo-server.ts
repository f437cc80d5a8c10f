/** The MongoDB server that holds the data, whichever kind it is: all are reached through the official driver. */
export interface MongoServer {
  uri: string;
  databaseName: string;
  /** Resolves with the reason when the server ends on its own; never after `close`. */
  died: Promise<string>;
  close(): Promise<void>;
}

export const DEFAULT_DATABASE = 'engineering-rm';
