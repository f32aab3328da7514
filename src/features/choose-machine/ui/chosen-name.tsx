import type { ChosenMachine } from '@/entities/machine'

/** Brand, model and serial number. On a phone the model is what must be read whole: the brand goes, the number is cut. */
export function ChosenName({ machine: { name, brand, model, serial_number } }: { machine: ChosenMachine }) {
  return (
    <span className="min-w-0 text-left sm:truncate">
      <span className="max-sm:hidden">{model && brand} </span>
      <span className="max-sm:block max-sm:leading-tight max-sm:whitespace-normal max-sm:wrap-anywhere">
        {model || name}
      </span>
      {serial_number && (
        <span className="figures max-sm:block max-sm:truncate max-sm:font-normal max-sm:text-ink-muted">
          <span className="max-sm:hidden"> · </span>
          {serial_number}
        </span>
      )}
    </span>
  )
}
