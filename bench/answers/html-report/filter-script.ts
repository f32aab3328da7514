/** Hides the questions that do not match the filters. It is part of the report and needs nothing else. */
export const filterScript = `{
const form = document.forms[0]
const articles = [...document.querySelectorAll('article')]
const filter = () => {
  const { text, ...chosen } = Object.fromEntries(new FormData(form))
  const matches = (article) =>
    Object.entries(chosen).every(([name, value]) => !value || article.dataset[name] === value) &&
    article.textContent.toLowerCase().includes(text.toLowerCase())
  for (const article of articles) article.hidden = !matches(article)
  form.querySelector('output').value = articles.filter(({ hidden }) => !hidden).length + ' shown'
}
form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
filter()
}`
