export type ChartTableProps = {
  /** What the figures are, for who hears them. */
  title: string
  points: { key: string; label: string; values: Record<string, number> }[]
  /** Each one is a key of the values. */
  series: { key: string; name: string }[]
  /** Writes a figure, of the sum of its row. */
  format?: (value: number, sum: number) => string
}

/** The figures of a chart for who hears them. */
export function ChartTable({ title, points, series, format = (value) => String(value) }: ChartTableProps) {
  return (
    // A table is as wide as its words, hidden or not; a box around it is not.
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {series.map((one) => (
                <td key={one.key}>{format(values[one.key] ?? 0, sumOf(series, values))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const sumOf = (series: ChartTableProps['series'], values: Record<string, number>) =>
  series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0)
