import { describe, expect, it } from 'vitest'
import { createScanCheck } from './scan-check'

const scan = { pages: 48, pages_done: 48, ocr_pages: 48, reason: null }

describe('bench:neighbours: a scan that is recognized', () => {
  it.each([
    ['READY', { status: 'READY' }, undefined],
    ['READY with pages left out', { status: 'READY', ocr_pages: 47 }, 'only 47 of 48 pages were recognized'],
    ['FAILED', { status: 'FAILED', reason: 'No text.' }, 'the scan was not recognized: No text.'],
    ['not even begun', { status: 'QUEUED', pages: null, pages_done: 0, ocr_pages: 0 }, 'no page was recognized'],
    ['PROCESSING without any page', { status: 'PROCESSING', pages_done: 0, ocr_pages: 0 }, 'no page was recognized'],
    ['PROCESSING', { status: 'PROCESSING', pages_done: 3, ocr_pages: 0 }, undefined],
  ])('is %s', (_, manual, fault) => {
    const check = () => createScanCheck()({ ...scan, ...manual })
    if (fault) expect(check).toThrow(fault)
    else expect(check).not.toThrow()
  })

  it('may be interrupted at its start once others were recognized', () => {
    const check = createScanCheck()
    check({ ...scan, status: 'READY' })
    expect(() => check({ ...scan, status: 'QUEUED', pages_done: 0, ocr_pages: 0 })).not.toThrow()
  })
})
