/** The version of the program, from its package. */
const [version = ''] = Object.values(
  import.meta.glob<string>('../../package.json', { eager: true, import: 'version' }),
)

export const PROGRAM_VERSION = version
