import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = colours('tokens.css')
const contrast = new Map([...tokens, ...colours('contrast.css')])

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'hover']
const statuses = ['neutral', 'info', 'success', 'warning', 'danger', 'caution']

const texts: [ink: string, ground: string][] = [
  ...['ink', 'ink-muted', 'ink-subtle', 'link'].flatMap((ink) =>
    surfaces.map((ground): [string, string] => [ink, ground]),
  ),
  ...statuses.map((status): [string, string] => [`${status}-ink`, `${status}-surface`]),
  ...['danger-ink', 'success-ink', 'warning-ink', 'info-ink', 'caution-ink'].flatMap((ink) =>
    ['canvas', 'surface', 'raised'].map((ground): [string, string] => [ink, ground]),
  ),
  ...statuses.map((status): [string, string] => ['ink', `${status}-surface`]),
  ['ink', 'accent-soft'],
  ['selection-ink', 'selection'],
  ['ink', 'control'],
  ['ink', 'control-hover'],
  ['ink-subtle', 'disabled'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['solid-ink', 'solid'],
  ['danger-solid-ink', 'danger-solid'],
  ['chrome-ink', 'chrome'],
  ['chrome-muted', 'chrome'],
  ['chrome-ink', 'chrome-active'],
  ['chrome-muted', 'chrome-active'],
]

const edges: [line: string, ground: string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'canvas'],
  ['focus', 'canvas'],
  ['focus', 'surface'],
  ['chrome-focus', 'chrome'],
]

describe.each([
  ['light', tokens, 0, 4.5],
  ['dark', tokens, 1, 4.5],
  ['high-contrast light', contrast, 0, 7],
  ['high-contrast dark', contrast, 1, 7],
] as const)('%s theme', (_, palette, side, leastForText) => {
  const ratio = (one: string, other: string) => {
    const [light, dark] = [luminance(colour(palette, one, side)), luminance(colour(palette, other, side))]
    return (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05)
  }

  it.each(texts)('text %s on %s is readable (WCAG AA 4.5:1, high contrast 7:1)', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(leastForText)
  })

  it.each(edges)('the edge %s shows on %s (WCAG 1.4.11, 3:1)', (line, ground) => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(3)
  })
})

function colours(file: string): Map<string, string> {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  return new Map([...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
}

function colour(palette: Map<string, string>, name: string, side: 0 | 1): string {
  const found = palette.get(name)?.match(/#[0-9a-f]{6}/g)
  const value = found?.[side] ?? found?.[0]
  if (!value) throw new Error(`no colour called ${name}`)
  return value
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
