/** Sends the fields of a form and its pressed button, and goes where the answer leads. */
const form = document.querySelector('form[data-answer]')
const problem = document.getElementById('problem')
const buttons = [...form.querySelectorAll('button')]

async function send(fields) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(location.pathname, { method: 'POST', headers, body: JSON.stringify(fields) })
  const answer = await response.json()
  if (answer.url) location.assign(answer.url)
  else stopWith(answer.message ?? form.dataset.failed)
}

function stopWith(message) {
  problem.textContent = message
  for (const button of buttons) button.disabled = false
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const fields = Object.fromEntries(new FormData(form, event.submitter))
  for (const button of buttons) button.disabled = true
  send(fields).catch(() => stopWith(form.dataset.noConnection))
})

addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

// A click before this script is there would do nothing.
for (const button of buttons) button.disabled = false
