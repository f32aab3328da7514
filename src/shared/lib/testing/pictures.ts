import type { components } from '#contract/platform'

type Picture = components['schemas']['Picture']

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${colour}"/></svg>`,
  )}`

const colours = ['#f5b700', '#5f6368', '#3e6c99', '#4e7d4a']

/** The nth picture, counted from 1. */
export const pictureN = (n: number): Picture => {
  const url = drawn(colours[(n - 1) % colours.length] ?? '')
  return { id: `0d5f9f0a-3c55-4d0e-9a51-2f6a3b4c6d0${n}`, url, thumbnail_url: url, width: 800, height: 600 }
}

export const pictureFile = (name: string, type = 'image/png') => new File([name], name, { type })
