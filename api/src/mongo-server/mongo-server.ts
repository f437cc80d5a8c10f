/** The MongoDB server that stores the data. Every kind is accessed through the official driver. */
export interface MongoServer {
  uri: string;
  databaseName: string;
  /** Resolves with the reason when the server ends on its own; never after `close`. */
  died: Promise<string>;
  close(): Promise<void>;
}

export const DEFAULT_DATABASE = 'engineering-rm';
