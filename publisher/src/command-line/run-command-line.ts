import { Command, CommanderError } from 'commander';

/**
 * Runs one of these commands. Invalid arguments are refused in a sentence, with the usage and exit code 2, before
 * anything happens.
 * @param program the name it is called by
 */
export async function runCommandLine(
  program: string,
  commands: readonly Command[],
  args: readonly string[],
): Promise<void> {
  const root = new Command(program)
    .exitOverride()
    .showHelpAfterError()
    .configureHelp({ subcommandTerm: usageOf, subcommandDescription: descriptionOf });
  for (const command of commands) root.addCommand(command.copyInheritedSettings(root));
  try {
    await root.parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has printed why. Its only exit code besides 0 is 1.
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}

const usageOf = (command: Command): string => {
  const names = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...names].join(' ');
};

const descriptionOf = (command: Command): string =>
  [command.description(), ...command.options.map(({ flags }) => `[${flags}]`)].join(' ');
