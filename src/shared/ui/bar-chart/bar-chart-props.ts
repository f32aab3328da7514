export type Tone = 'success' | 'warning' | 'danger' | 'info'

export type BarChartProps = {
  /** What the figures are, for who hears them. */
  title: string
  points: {
    key: string
    label: string
    /** Below the axis, where there is less room. */
    shortLabel?: string
    values: Record<string, number>
  }[]
  /** From the bottom up, or from the left; each one is a key of the values. */
  series: { key: string; name: string; tone: Tone }[]
  /** Side by side instead of one above the other: figures whose sum means nothing. */
  grouped?: boolean
  /** Each bar is a whole of the same height, and the axis has percent: what matters are the parts. */
  parts?: boolean
  /** Writes a figure, such as minor units as money, or as a part of the sum of its bar. */
  format?: (value: number, sum: number) => string
  /** Writes a figure beside the axis, where there is less room. */
  formatTick?: (value: number) => string
}
