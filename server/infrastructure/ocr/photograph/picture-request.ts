import type { Area } from './text-area'

/** How letters differ from what is around them; those in relief are lighter on one side and darker on the other. */
export type Surface = 'dark-on-light' | 'light-on-dark' | 'relief'

/** A part of the photograph to be drawn for recognition. */
export interface Drawing {
  /** Path of the image that is written. */
  target: string
  /** By how much the photograph is turned first, in degrees clockwise. */
  turn: number
  /** In pixels of the turned photograph; all of it if absent. */
  area?: Area | undefined
  /** Pixels of the image for each pixel of the photograph. */
  scale: number
  /** Height of the letters in the image, in pixels; 0 if unknown. */
  letterHeight: number
  surface: Surface
  treatment: 'even' | 'sharp' | 'smooth'
}

/** What the process that draws is asked, and its answers. */
export type PictureRequest = { kind: 'open'; bytes: Uint8Array } | ({ kind: 'draw' } & Drawing)

export interface OpenedPicture {
  /** Upright as its camera says, in pixels. */
  width: number
  height: number
  /** Of the rows, in degrees clockwise from -90 to 90. */
  rowAngle: number
  /** What its letters seem to be, the likeliest first. */
  surfaces: Surface[]
}

/** `letters` are where letters may be in the image that was drawn. */
export type PictureReply =
  | { kind: 'opened'; picture: OpenedPicture }
  | { kind: 'drawn'; letters: Area[] }
  | { kind: 'unreadable' }
