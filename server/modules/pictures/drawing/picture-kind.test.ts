import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureKindOf } from './picture-kind'

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
