export type Tone = 'success' | 'warning' | 'danger' | 'info'

export type BarChartProps = {
  /** What the figures are, for who hears them. */
  title: string
  points: { key: string; label: string; values: Record<string, number> }[]
  /** From the bottom up; each one is a key of the values. */
  series: { key: string; name: string; tone: Tone }[]
}
