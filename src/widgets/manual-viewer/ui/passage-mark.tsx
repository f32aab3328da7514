import { cx } from '@/shared/lib/class-names'
import { boxPlace, type Passage } from '../model/passage'

/** The cited words, framed on the page's image, with their number in the answer. */
export function PassageMark({ passage: { n, boxes } }: { passage: Passage }) {
  return (
    <div aria-hidden data-passage={n}>
      {boxes.map((box, index) => (
        <span
          key={box.join()}
          data-box={n}
          style={boxPlace(box)}
          className="pointer-events-none absolute -m-[0.3%] box-content animate-fade-in rounded-sm outline-2 outline-accent bg-accent/30 p-[0.3%] mix-blend-multiply"
        >
          {index === 0 && (
            <span
              className={cx(
                'figures absolute top-1/2 grid size-6 -translate-y-1/2 place-items-center rounded-full bg-accent text-sm font-bold text-accent-ink',
                hasRoomAtLeft(box) ? 'right-full mr-1.5' : 'left-full ml-1.5',
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

/** Whether the number fits between the page's edge and the box; otherwise it is placed on the right. */
function hasRoomAtLeft([left = 0]: readonly number[]): boolean {
  return left > 0.08
}
