/** Proofs of 2,000 random small set-ups of a fresh seed against brute force. A set-up on which they differ is named by its seed. */
import { parseArgs } from 'node:util'
import { faultsOfProof } from '../../tests/proofs/randomSetUp'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
})
const [count, first] = [Number(values.count), Number(values.seed)]

console.log(`seed ${first}`)
let wrong = 0
for (let seed = first; seed < first + count; seed++) {
  const faults = faultsOfProof(seed)
  if (faults.length === 0) continue
  wrong++
  console.error(`seed ${seed}: ${faults.join(', ')}`)
}
console.log(`${count} set-ups, ${wrong} wrong`)
process.exit(wrong > 0 ? 1 : 0)
