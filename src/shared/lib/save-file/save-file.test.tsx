import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveFile } from './save-file'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('saveFile', () => {
  it('hands the file over under its name, and releases it once it was taken', () => {
    vi.useFakeTimers()
    const revoke = vi.fn()
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:feedback', revokeObjectURL: revoke }))
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
    saveFile(new Blob(['"a"\r\n']), 'feedback.csv')
    expect(saved).toEqual(['feedback.csv blob:feedback'])
    expect(revoke).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:feedback')
  })
})
