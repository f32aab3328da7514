/**
 * The irregular verbs and nouns of English grammar, each by its base form, without auxiliaries and without forms that are
 * base forms of other words or have a meaning of their own ("found", "ground", "led").
 */
const forms = `
  arise arose arisen; beat beaten; become became; begin began begun; bend bent; bind bound; bite bitten; bleed bled;
  blow blew blown; break broke broken; bring brought; build built; burn burnt; buy bought; catch caught; choose chose
  chosen; cling clung; come came; creep crept; deal dealt; dig dug; draw drew drawn; drink drank drunk; drive drove
  driven; eat ate eaten; fall fell fallen; feed fed; fight fought; flee fled; fling flung; fly flew flown; forbid
  forbade forbidden; forget forgot forgotten; freeze froze frozen; get got gotten; give gave given; go went gone; grow
  grew grown; hang hung; hear heard; hide hid hidden; hold held; keep kept; kneel knelt; know knew known; lay laid;
  lean leant; leap leapt; learn learnt; lend lent; light lit; lose lost; make made; mean meant; meet met; overtake
  overtook overtaken; pay paid; prove proven; ride rode ridden; ring rang; rise risen; run ran; saw sawn; say said;
  see seen; seek sought; sell sold; send sent; shake shook shaken; shear shorn; shine shone; shoot shot; show shown;
  shrink shrank shrunk; sing sang sung; sink sank sunk; sit sat; sleep slept; slide slid; speak spoke
  spoken; speed sped; spend spent; spill spilt; spin spun; spoil spoilt; spring sprang sprung; stand stood; steal
  stole stolen; stick stuck; sting stung; strike struck; swear swore sworn; sweep swept; swell swollen; swim swam
  swum; swing swung; take took taken; teach taught; tear tore torn; tell told; think thought; throw threw thrown;
  understand understood; undo undid undone; unwind unwound; wake woke woken; wear wore worn; weave wove woven; weep
  wept; win won; withdraw withdrew withdrawn; withstand withstood; wring wrung; write wrote written; foot feet; goose
  geese; louse lice; man men; mouse mice; ox oxen; tooth teeth; woman women; child children; half halves; knife
  knives; loaf loaves; shelf shelves; wolf wolves; axis axes; crisis crises; appendix appendices; index indices;
  matrix matrices; vertex vertices; radius radii
`

/** The base form of each irregular form. */
export const irregularForms = new Map(
  forms.split(';').flatMap((group) => {
    const [base = '', ...others] = group.trim().split(/\s+/)
    return others.map((form) => [form, base] as const)
  }),
)
