import { cx } from '@/shared/lib/class-names'
import { boxPlace, type Passage } from '../passage'

/** The cited words, framed on the page's image, with their number in the answer. */
export function PassageMark({ passage: { n, boxes } }: { passage: Passage }) {
  return (
    <div aria-hidden data-passage={n}>
      {boxes.map((box, index) => (
        <span
          key={box.join()}
          data-box={n}
          style={boxPlace(box)}
          className="pointer-events-none absolute -m-[0.3%] box-content animate-fade-in rounded-sm print:animate-none outline-2 outline-accent bg-accent/30 p-[0.3%] mix-blend-multiply"
        >
          {index === 0 && (
            <span
              className={cx(
                'figures absolute grid size-6 place-items-center rounded-full bg-accent text-sm font-bold text-accent-ink',
                places[placeOfNumber(box)],
              )}
            >
              {n}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}

const places = {
  left: 'top-1/2 right-full mr-1.5 -translate-y-1/2',
  right: 'top-1/2 left-full ml-1.5 -translate-y-1/2',
  above: 'bottom-full left-0 mb-0.5',
  below: 'top-full left-0 mt-0.5',
}

/** The share of a page's width that the number needs beside the box. */
const room = 0.08

/** Where the number is not cut off by the page's edge; a box across the page leaves room only above or below it. */
function placeOfNumber([left = 0, top = 0, right = 1]: readonly number[]): keyof typeof places {
  if (left > room) return 'left'
  if (right < 1 - room) return 'right'
  return top > room ? 'above' : 'below'
}
