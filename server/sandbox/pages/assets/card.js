/**
 * The published test numbers (https://docs.stripe.com/testing). They are known here, in the browser, alone: what is sent
 * is the token of a card. Any other number is refused here and sent nowhere.
 */
const cards = [
  ['4242 4242 4242 4242', 'tok_visa'],
  ['4000 0000 0000 0002', 'tok_chargeDeclined'],
  ['4000 0000 0000 9995', 'tok_chargeDeclinedInsufficientFunds'],
  ['4000 0000 0000 0069', 'tok_chargeDeclinedExpiredCard'],
  ['4000 0025 0000 3155', 'tok_threeDSecureRequired'],
  ['4000 0000 0000 0259', 'tok_createDispute'],
  ['4000 0000 0000 1976', 'tok_createDisputeInquiry'],
  ['4000 0000 0000 5126', 'tok_refundFail'],
]
const digitsOf = (text) => text.replace(/\D/g, '')
const tokens = new Map(cards.map(([number, token]) => [digitsOf(number), token]))

const form = document.getElementById('card-form')
const { email, number, expiry, cvc, name } = Object.fromEntries(
  ['email', 'number', 'expiry', 'cvc', 'name'].map((id) => [id, document.getElementById(id)]),
)
const pay = document.getElementById('pay')
const problem = document.getElementById('problem')
const label = pay.textContent

function isInFuture(text) {
  const [, month, year] = /^(\d\d)\/?(\d\d)$/.exec(text.trim()) ?? []
  if (!month || month < 1 || month > 12) return false
  return new Date(2000 + Number(year), Number(month), 1) > new Date()
}

/** Digits in the wrong field may be those of a card, which are sent nowhere. */
const misplaced = () => [email, name].find(({ value }) => /\d(?:[ .-]?\d){11}/.test(value))

function faultOfCard() {
  const wrongField = misplaced()
  if (wrongField) return [wrongField, form.dataset.misplaced]
  if (!tokens.has(digitsOf(number.value))) return [number, form.dataset.notATestCard]
  if (!isInFuture(expiry.value)) return [expiry, form.dataset.wrongExpiry]
  if (!/^\d{3,4}$/.test(cvc.value.trim())) return [cvc, form.dataset.wrongCvc]
  return undefined
}

function stopWith(message) {
  problem.textContent = message
  pay.disabled = false
  pay.textContent = label
}

async function send(token) {
  const body = JSON.stringify({ token, email: email.value.trim(), name: name.value.trim() })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${location.pathname}/pay`, { method: 'POST', headers, body })
  const answer = await response.json()
  if (answer.url) location.assign(answer.url)
  else stopWith(answer.message ?? form.dataset.failed)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  for (const input of [email, number, expiry, cvc, name]) input.removeAttribute('aria-invalid')
  const [input, message] = faultOfCard() ?? []
  if (input) {
    input.setAttribute('aria-invalid', 'true')
    input.focus()
    stopWith(message)
    return
  }
  problem.textContent = ''
  pay.disabled = true
  pay.textContent = form.dataset.paying
  send(tokens.get(digitsOf(number.value))).catch(() => stopWith(form.dataset.noConnection))
})

const kinds = form.dataset.kinds.split('|')
for (const [index, [shown]] of cards.entries()) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = `${shown} ${kinds[index]}`
  button.addEventListener('click', () => {
    number.value = shown
    expiry.value = '12/34'
    cvc.value = '123'
    pay.focus()
  })
  const item = document.createElement('li')
  item.append(button)
  document.getElementById('cards').append(item)
}
pay.disabled = false

// The back button may show this page as it was before the payment.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})
