/** `npm run keys`: writes the tables of keys into the reference of the file. */
import { readFileSync, writeFileSync } from 'node:fs'
import { REFERENCE, withKeys } from './keys/reference'

writeFileSync(REFERENCE, withKeys(readFileSync(REFERENCE, 'utf8')))
