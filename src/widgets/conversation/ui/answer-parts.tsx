import { ShoppingCart } from 'lucide-react'
import type { Answer, AnswerPart, Citation } from '@/entities/conversation'
import { useStockWords } from '@/entities/stock'
import { useAddToCart } from '@/features/add-to-cart'
import { AskForPrice, AskWhoSells } from '@/features/ask-for-price'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Separated } from '@/shared/ui/separated'
import { conversationText } from '../text'
import type { Asked } from './further-help'
import { PartFigure } from './part-figure'

type AnswerPartsProps = {
  answer: Pick<Answer, 'parts' | 'citations'>
  /** What a price is asked for with; nothing is offered without it, as on paper. */
  about?: Pick<Asked, 'machine' | 'question'>
  onOpen: (passage: Citation) => void
}

/** The parts that an answer names, each as a dealership sells it. */
export function AnswerParts({ answer: { parts, citations }, about, onOpen }: AnswerPartsProps) {
  const t = useText(conversationText)
  if (parts.length === 0) return null
  return (
    <ul aria-label={t('partsFound')} className="divide-y divide-line rounded-md border border-line">
      {parts.map((part) => {
        const { part_number, manual_id, page, dealership } = part
        const passage = citations.find((one) => one.manual_id === manual_id && one.page === page)
        return (
          <li
            key={[part_number, manual_id, page, part.item, dealership?.id].join()}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
          >
            <Part part={part} about={about} onOpenPage={passage && (() => onOpen(passage))} />
            {about && <Actions part={part} about={about} />}
          </li>
        )
      })}
    </ul>
  )
}

type PartProps = { part: AnswerPart; about: AnswerPartsProps['about']; onOpenPage: (() => void) | undefined }

function Part({ part, about, onOpenPage }: PartProps) {
  const t = useText(conversationText)
  const { part_number, description, page, figure, item, quantity, remark } = part
  return (
    <div className="min-w-0 flex-[1_1_14rem]">
      <p className="font-semibold wrap-anywhere">
        <span className="figures">{part_number}</span> {description}
      </p>
      <p className="text-sm text-ink-muted wrap-anywhere">
        <Separated
          facts={[
            figure,
            item && t('partItem', { item }),
            quantity && t('partQuantity', { quantity }),
            remark,
            page !== null && !onOpenPage && t('page', { page }),
          ]}
        >
          {page !== null && onOpenPage && (
            <button type="button" className="underline print:hidden" onClick={onOpenPage}>
              {t('partPage', { page })}
            </button>
          )}
        </Separated>
        {about && <PartFigure part={part} sale={(one) => <PartSale part={one} about={about} />} />}
      </p>
      <p className="text-sm">
        <Sale part={part} />
      </p>
    </div>
  )
}

/** What a part costs, and the way into the cart. */
function PartSale({ part, about }: ActionsProps) {
  return (
    <>
      <p className="flex-[1_1_12rem] text-sm">
        <Sale part={part} />
      </p>
      <Actions part={part} about={about} />
    </>
  )
}

/** Its price and stock, and the number that replaces it. */
function Sale({
  part: { catalogue_part_id, sold_number = '', is_replacement, cost, stock, dealership },
}: {
  part: AnswerPart
}) {
  const t = useText(conversationText)
  const money = useMoney()
  const stockWords = useStockWords()
  const { is_superuser, organization } = useUser()
  if (catalogue_part_id === undefined) {
    if (is_superuser) return null
    return organization?.type === 'DEALERSHIP' ? t('partNotSoldForStaff') : t('partNotSoldForOperator')
  }
  return (
    <Separated
      facts={[
        is_replacement && t('partReplacedBy', { number: sold_number }),
        cost ? t('partPrice', { price: money(cost) }) : t('partOnRequest'),
        stockWords({ quantity: 1, available: stock ?? 0 }),
        dealership?.name,
      ]}
    />
  )
}

type ActionsProps = { part: AnswerPart; about: Pick<Asked, 'machine' | 'question'> }

/** Of a customer: into the cart, and a price where there is none. */
function Actions({ part, about }: ActionsProps) {
  const { organization } = useUser()
  const { catalogue_part_id: id, operator_id: operatorId, dealership, sold_number = '', description } = part
  if (id === undefined) {
    const unsold = { number: part.part_number, description }
    return organization?.type === 'OPERATOR' && <AskWhoSells part={unsold} about={about} />
  }
  if (!operatorId || !dealership) return null
  const name = [sold_number, description].filter(Boolean).join(' ')
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!part.cost && (
        <AskForPrice part={{ id, number: sold_number, description }} sellers={[dealership]} about={about} />
      )}
      <AddButton sides={{ dealershipId: dealership.id, operatorId }} part={{ id, name }} />
    </div>
  )
}

type AddButtonProps = {
  sides: { dealershipId: string; operatorId: string }
  part: { id: string; name: string }
}

function AddButton({ sides, part }: AddButtonProps) {
  const t = useText(conversationText)
  const { add, isPending } = useAddToCart(sides)
  return (
    <Button
      size="sm"
      icon={<ShoppingCart aria-hidden />}
      aria-label={t('partAddNamed', { part: part.name })}
      pending={isPending}
      onClick={() => add(part)}
      className="print:hidden"
    >
      {t('partAdd')}
    </Button>
  )
}
