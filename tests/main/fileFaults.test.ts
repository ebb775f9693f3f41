/** The words for errors of the system. */
import { describe, expect, it } from 'vitest'
import { faultOf } from '../../main/files/fileFaults'

describe('faultOf', () => {
  it.each([
    ['ENOSPC', 'write', 'full'],
    ['EDQUOT', 'write', 'full'],
    ['EROFS', 'open', 'read-only'],
    ['EACCES', 'access', 'read-only'],
    ['EPERM', 'access', 'read-only'],
    ['ENOENT', 'access', 'missing'],
    ['EACCES', 'open', 'denied'],
    ['EPERM', 'rename', 'denied'],
    ['ENAMETOOLONG', 'open', 'name'],
    ['EINVAL', 'open', 'name'],
    ['EILSEQ', 'open', 'name'],
    ['EISDIR', 'read', 'no-file'],
    ['EFTYPE', undefined, 'no-file'],
    ['ELOOP', 'open', 'links'],
    ['EMFILE', 'open', 'too-many'],
    ['ENFILE', 'open', 'too-many'],
    ['EFBIG', 'write', 'too-large-here'],
    ['ENOENT', 'open', 'missing'],
    ['ENOTDIR', 'open', 'missing'],
    ['EFBIG', undefined, 'too-large'],
    ['EIO', 'read', 'unknown'],
    ['toString', 'read', 'unknown'],
  ])('%s of %s is %s', (code, syscall, fault) => {
    expect(faultOf(Object.assign(new Error(code), { code, syscall }))).toBe(fault)
  })

  it.each([undefined, null, 'ENOSPC', 3, {}])('%s is unknown', (error) => {
    expect(faultOf(error)).toBe('unknown')
  })
})
