import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isHeic, pictureKindOf } from './picture-kind'

const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })

describe('the kind of a picture is determined by its content, not its name', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('%s', async (format) => {
    expect(pictureKindOf(await dot.clone().toFormat(format).toBuffer())).toBe(format)
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg/>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg width="1">',
  ])('svg: %s', (text) => {
    expect(pictureKindOf(Buffer.from(text))).toBe('svg')
  })

  it.each([
    '',
    'GIF89a',
    '%PDF-1.7',
    '<!doctype html><svg></svg>',
    '<html><svg></svg></html>',
    '<?xml version="1.0"?><order/>',
    'RIFF0000AVI ',
    'a text about <svg>',
  ])('none: %j', (text) => {
    expect(pictureKindOf(Buffer.from(text))).toBeUndefined()
  })
})

describe('isHeic', () => {
  it.each(['heic', 'mif1'])('recognizes what phones store: %s', (brand) => {
    expect(isHeic(Buffer.from(`\0\0\0\x24ftyp${brand}\0\0\0\0`, 'latin1'))).toBe(true)
  })

  it.each(['\0\0\0\x24ftypisom', '', '\xff\xd8\xff'])('does not take another file for it: %j', (head) => {
    expect(isHeic(Buffer.from(head, 'latin1'))).toBe(false)
  })
})
