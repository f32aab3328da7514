/** A figure at a moment. */
export type LinePoint = {
  key: string
  /** Milliseconds since 1970. */
  at: number
  /** The moment in words. */
  label: string
  value: number
}

export type LineChartProps = {
  /** What the figures are, for who hears them. */
  title: string
  /** What a figure is called, such as "Hours". */
  name: string
  /** By time, the earliest first. */
  points: readonly LinePoint[]
  /** Heights that matter, drawn across. */
  marks?: readonly { key: string; label: string; value: number }[]
  /** Moments that matter, drawn upright. */
  changes?: readonly { key: string; label: string; at: number }[]
  /** Writes the moment below the axis, shorter than a point's label. */
  tickOf: (at: number) => string
}
