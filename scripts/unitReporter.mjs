// A reporter for Vitest: how many tests passed, failed and were skipped, which failed and why, and how long each file took, as
// JSON in the file that CASTELLAN_UNIT_REPORT names.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

export default class UnitReporter {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: 0, skipped: 0 }
    const failures = errors.map(({ message, stack }) => ({
      test: 'outside of any test',
      why: stack ?? message,
    }))
    for (const module of modules) {
      const file = fileOf(module)
      for (const test of module.children.allTests()) {
        const { state, errors: faults } = test.result()
        counts[state] += 1
        if (state === 'failed') failures.push({ test: `${file}: ${test.fullName}`, why: messagesOf(faults) })
      }
      // A file that cannot be loaded, or whose hooks fail, has no test that says so.
      if (module.state() === 'failed' && allPassed(module))
        failures.push({ test: file, why: messagesOf(module.errors()) })
    }
    counts.failed = failures.length
    const files = modules.map((module) => {
      const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
        module.diagnostic()
      const ms = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration
      return { file: fileOf(module), seconds: ms / 1000 }
    })
    const report = process.env.CASTELLAN_UNIT_REPORT
    mkdirSync(dirname(report), { recursive: true })
    writeFileSync(report, JSON.stringify({ ...counts, failures, files }))
  }
}

function fileOf(module) {
  return relative(process.cwd(), module.moduleId)
}

function messagesOf(faults) {
  return (faults ?? []).map(({ message }) => message).join('\n')
}

function allPassed(module) {
  return [...module.children.allTests()].every((test) => test.result().state !== 'failed')
}
