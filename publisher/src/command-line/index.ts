export { publisherCommands } from './commands';
export { runCommandLine } from './run-command-line';
