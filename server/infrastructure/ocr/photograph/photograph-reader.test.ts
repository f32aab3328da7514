import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTemporaryFolders, type TemporaryFolders } from '../../files/temporary-folders'
import { findBuiltInTesseract } from '../built-in/built-in-tesseract'
import { unusedOcr } from '../testing/unused-ocr'
import { bestReading } from './best-reading'
import { createPhotographReader } from './photograph-reader'
import { drawnPlate } from './testing/drawn-plate'

const ocr = await findBuiltInTesseract({ languages: ['eng'] })

let parent: string
let folders: TemporaryFolders
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'yardhand-photographs-'))
  folders = await createTemporaryFolders(parent)
})
afterAll(() => rm(parent, { recursive: true }))

const rows = ['HARROW', 'MODEL: WL-120', 'S/N: GHT00123', 'MASS: 11800 kg']

describe('a photograph of a plate', () => {
  it.each([
    ['upright', {}],
    ['turned and blurred', { turn: 173, blur: 1.2 }],
    ['on its side, light on dark', { turn: 94, isDark: true }],
  ])('is read %s', async (_, shot) => {
    const reader = createPhotographReader({ ocr, folders })
    const cells = await reader.read(await drawnPlate(rows, shot))
    const read = cells.map(({ readings }) => bestReading(readings).text).join('\n')
    expect(read).toContain('WL-120')
    expect(read).toContain('GHT00123')
    expect(await readdir(parent)).toEqual([])
  })

  it('is empty if nothing is written in it', async () => {
    const blank = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#777777' } })
      .jpeg()
      .toBuffer()
    expect(await createPhotographReader({ ocr, folders }).read(blank)).toEqual([])
  })
})

describe('a reader of photographs', () => {
  const refused = (code: string) => expect.objectContaining({ code })

  it('refuses what cannot be decoded, also if its few bytes would fill the memory', async () => {
    const { read } = createPhotographReader({ ocr: unusedOcr, folders })
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    for (const bytes of [bomb, Buffer.from('\x89PNG\r\n\x1a\nand no more', 'latin1')]) {
      await expect(read(bytes)).rejects.toEqual(refused('photograph_unreadable'))
    }
  })

  it('refuses to read longer than it may', async () => {
    const { read } = createPhotographReader({ ocr: unusedOcr, folders, timeoutMs: 1 })
    await expect(read(await drawnPlate(rows))).rejects.toEqual(refused('photograph_takes_long'))
  })

  it('reads one photograph of an organization after the other, and refuses more than a few', async () => {
    const reader = createPhotographReader({ ocr: unusedOcr, folders })
    const plate = await drawnPlate(rows)
    const waiting = [1, 2, 3].map(() => reader.read(plate))
    const settled = Promise.allSettled(waiting)
    await expect(reader.read(plate)).rejects.toEqual(refused('photographs_busy'))
    reader.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })

  it('reads nothing without data of a language', async () => {
    const { read } = createPhotographReader({ ocr: undefined, folders })
    await expect(read(await drawnPlate(rows))).rejects.toEqual(refused('photographs_not_read'))
  })
})
