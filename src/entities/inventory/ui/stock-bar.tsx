import type { PartStock } from '../inventory'

/** What is available, reserved and back-ordered as shares of a bar; the figures are beside it. */
export function StockBar({ stock: { available, reserved, back_ordered } }: { stock: PartStock }) {
  const shares = [
    { key: 'available', pieces: available, className: 'bg-success-ink' },
    { key: 'reserved', pieces: reserved, className: 'bg-accent' },
    { key: 'back_ordered', pieces: back_ordered, className: 'bg-danger-ink' },
  ]
  return (
    <span
      aria-hidden
      className="flex h-2 w-24 overflow-hidden rounded-full bg-neutral-surface outline outline-neutral-line"
    >
      {shares.map(({ key, pieces, className }) => (
        <span key={key} className={className} style={{ flexGrow: pieces }} />
      ))}
    </span>
  )
}
