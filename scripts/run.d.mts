/** The folder of the project, with a slash at its end. */
export const project: string
/** Runs a program in the project, its output shown; true when it succeeded. */
export function run(title: string, command: string, args: string[], env?: Record<string, string>): boolean
