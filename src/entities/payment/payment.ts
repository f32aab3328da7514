import type { components, operations } from '#contract/platform'

type Schemas = components['schemas']

export type Payment = Schemas['Payment']
export type PaymentSummary = Schemas['PaymentSummary']
export type PaymentState = Schemas['PaymentState']
export type Refund = Schemas['Refund']
export type NewRefund = Schemas['NewRefund']
export type DisputeAnswer = Schemas['DisputeAnswer']
export type Dispute = Schemas['Dispute']
export type Payout = Schemas['Payout']
export type PaymentAuditEntry = Schemas['PaymentAuditEntry']
export type PaymentAuditRow = Omit<PaymentAuditEntry, 'id'> & { id: string }
export type PaymentAccount = Schemas['PaymentAccount']
export type AccountComponent = Schemas['AccountSessionRequest']['component']
export type ProviderSession = Schemas['ProviderSession']
export type MonthOfPayments = Schemas['MonthOfPayments']
export type TaxSettings = Schemas['TaxSettings']
export type TaxSettingsChange = Schemas['TaxSettingsChange']

type QueryOf<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>
export type PaymentFilter = QueryOf<'listPayments'>
export type PayoutFilter = QueryOf<'listPayouts'>
export type DisputeFilter = QueryOf<'listDisputes'>
export type PaymentAuditFilter = QueryOf<'listPaymentAudit'>

export {
  accountSessionRequestComponentValues as accountComponents,
  disputeStateValues as disputeStates,
  paymentAuditActionValues as paymentAuditActions,
  paymentStateValues as paymentStates,
  payoutStateValues as payoutStates,
  refundStateValues as refundStates,
} from '#contract/platform-limits'
