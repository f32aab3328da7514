import { useQueryClient } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { boxPlace, type Citation } from '@/entities/conversation'
import { imageInWidths, manualAccessQueries, pageImage, usePageImage } from '@/entities/manual'
import { onConnectionChange } from '@/shared/api'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { type Cut, cutsOf, fadesOf, scrollStart } from '../lib/cut-out'
import { conversationText } from '../text'

/** A citation that says enough of its page for a part of it to be shown. */
export type PicturedCitation = Citation & Required<Pick<Citation, 'page_size'>>

export const isPictured = (citation: Citation): citation is PicturedCitation =>
  citation.page_size !== undefined && citation.boxes.length > 0

/** CSS pixels to a point of the page: small print can be read, and print is not larger than the answer's own text. */
const SCALE = { min: 0.95, max: 1.5 }
/** The width of the answers on a desk and the least on a phone, in CSS pixels. */
const ROOM = { desk: 680, phone: 320 }
/** Pixels to a point that are sharp on any screen; more would only take longer. */
const SHARP = 3

const percent = (share: number): `${number}%` => `${share * 100}%`

type PageCutOutProps = { citation: PicturedCitation; onOpen: (citation: Citation) => void }

/**
 * A passage as its page shows it; opens the page. The room for it is reserved while the image loads. A piece of the page
 * that is too wide for small print to be read scrolls sideways.
 */
export function PageCutOut({ citation, onOpen }: PageCutOutProps) {
  const t = useText(conversationText)
  const image = useCutOutImage(citation)
  const { page, manual_name, page_size } = citation
  const cuts = cutsOf(citation)
  const points = (cuts[0]?.width ?? 1) * page_size.width
  const pageWidth = (room: number) =>
    Math.round(Math.min(Math.max(room / points, SCALE.min), SCALE.max) * page_size.width)
  const sizes = `(width >= 48rem) ${pageWidth(ROOM.desk)}px, ${pageWidth(ROOM.phone)}px`

  const desk = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first, then a person scrolls
  useLayoutEffect(() => {
    const [first] = cuts
    if (!desk.current || !first) return
    const { clientWidth: shown, scrollWidth: whole } = desk.current
    desk.current.scrollLeft = scrollStart(first, citation.boxes, { shown, whole })
  }, [])

  return (
    <div
      ref={desk}
      style={{ maxWidth: points * SCALE.max }}
      className="overflow-x-auto overscroll-x-contain rounded-sm border border-line"
    >
      <button
        type="button"
        data-printed
        aria-label={t('openPage', { page, manual: manual_name })}
        onClick={() => onOpen(citation)}
        style={{ minWidth: points * SCALE.min }}
        className="relative grid w-full gap-0.5 bg-sunken -outline-offset-2"
      >
        {cuts.map((cut) => (
          <Piece key={cut.top} cut={cut} citation={citation} image={image} sizes={sizes} />
        ))}
        {image.isFailed && (
          <span className="absolute inset-y-0 left-0 flex items-center gap-2 px-3 text-sm text-ink-muted">
            <ImageOff aria-hidden className="size-4 shrink-0" />
            {t('pageNotShown')}
          </span>
        )}
      </button>
    </div>
  )
}

type PieceProps = { cut: Cut; citation: PicturedCitation; image: ReturnType<typeof useCutOutImage>; sizes: string }

function Piece({ cut, citation: { boxes, page_size }, image, sizes }: PieceProps) {
  const { width, height } = page_size
  const fades = fadesOf(cut, boxes)
  return (
    <span
      style={{ aspectRatio: `${cut.width * width} / ${cut.height * height}` }}
      className={cx('relative block', image.isShown && 'bg-paper')}
    >
      {!image.isFailed && (
        <span
          className={cx(
            'absolute inset-0 overflow-hidden transition-opacity duration-150',
            !image.isShown && 'opacity-0',
            fades.above && 'mask-t-from-[calc(100%-0.75rem)]',
            fades.below && 'mask-b-from-[calc(100%-0.75rem)]',
          )}
        >
          <span
            style={{
              width: percent(1 / cut.width),
              aspectRatio: `${width} / ${height}`,
              transform: `translate(${percent(-cut.left)}, ${percent(-cut.top)})`,
            }}
            className="absolute top-0 left-0"
          >
            <img
              key={image.attempt}
              {...image.attributes}
              sizes={sizes}
              alt=""
              loading="lazy"
              className="block size-full"
            />
            {boxes.map((box) => (
              <span
                key={box.join()}
                style={boxPlace(box)}
                className="absolute -m-[0.2%] box-content rounded-sm bg-accent/25 p-[0.2%] mix-blend-multiply"
              />
            ))}
          </span>
        </span>
      )}
    </span>
  )
}

/** The image of a citation's page: its address is renewed once, and it is asked for again when the connection is back. */
function useCutOutImage({ manual_id, page, page_size, image_url }: PicturedCitation) {
  const client = useQueryClient()
  const [renewed, setRenewed] = useState<{ address: string; times: number }>()
  const image = usePageImage(async () => {
    const access = await client
      .fetchQuery({ ...manualAccessQueries.of(manual_id), staleTime: 0 })
      .catch(() => undefined)
    if (!access) return false
    setRenewed((before) => ({ address: pageImage(access.page_image_url, page).src, times: (before?.times ?? 0) + 1 }))
    return true
  })
  const isFailed = image.state === 'failed' || image.state === 'tooComplex'
  const { retry } = image
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for again does not change meanwhile
  useEffect(
    () => (image.state === 'failed' ? onConnectionChange((isLost) => !isLost && retry()) : undefined),
    [image.state],
  )
  return {
    isFailed,
    isShown: image.state === 'shown',
    attempt: `${image.attempt} ${renewed?.times ?? 0}`,
    attributes: {
      ...imageInWidths(renewed?.address ?? image_url, SHARP * page_size.width),
      onLoad: image.onLoad,
      onError: ({ currentTarget }: { currentTarget: HTMLImageElement }) =>
        void image.onError(currentTarget.currentSrc || currentTarget.src),
    },
  }
}
