// A reporter for Vitest: how many tests passed, failed and were skipped, and how long each file took, as JSON in the file that
// CASTELLAN_UNIT_REPORT names.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

export default class UnitReporter {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state] += 1
      // A file that cannot be loaded, or whose hooks fail, has no test that says so.
      if (module.state() === 'failed' && allPassed(module)) counts.failed += 1
    }
    const files = modules.map((module) => {
      const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
        module.diagnostic()
      const ms = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration
      return { file: relative(process.cwd(), module.moduleId), seconds: ms / 1000 }
    })
    const report = process.env.CASTELLAN_UNIT_REPORT
    mkdirSync(dirname(report), { recursive: true })
    writeFileSync(report, JSON.stringify({ ...counts, files }))
  }
}

function allPassed(module) {
  return [...module.children.allTests()].every((test) => test.result().state !== 'failed')
}
