/** Writes one file over and over, alternately all a and all b, until it is killed (see atomicWrite.alone.test.ts). */
import { atomicWrite } from '../../main/files/atomicWrite'

const path = process.argv[2] as string
for (let i = 0; ; i++) {
  await atomicWrite(path, (i % 2 === 0 ? 'a' : 'b').repeat(1_000_000))
  if (i === 0) process.stdout.write('writing\n')
}
