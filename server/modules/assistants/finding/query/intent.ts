/** What kind of answer the question asks for. */
export type Intent = 'part' | 'procedure' | 'value' | 'permission' | 'symptom' | 'fact'

const part = [
  /\b(?:part|stock|order|ident|item|catalogu?e|tool)[\s-]*(?:no\b|num+ber|#)/i,
  /\b(?:nsn|p\/n|part ?no)\b/i,
  /\b(?:which|what|a|the|whats|what's the)\s+num+ber\b|\bnum+ber\b.{0,40}\b(?:for|of|order|please)\b|\bnum+ber\s*\?/i,
  /\b(?:do i|to|need to) (?:re)?order\b|\bwhat\b.{0,40}\bfits?\b/i,
  /\bnumero de (?:pieza|parte|referencia|articulo)|\breferencia d/i,
  /\b(?:ident|teile|bestell|ersatzteil|artikel)[\s-]*n(?:umme)?r/i,
]
const permission = [
  /^\s*(?:can|may|could|should|is it (?:ok|safe|allowed)|am i allowed|are we allowed|do i have to)\b/i,
  /\b(?:allowed to|is it safe|safe to)\b/i,
  /\b(?:watch out|look out for|beware|be careful|precautions?|dangers?|dangerous|hazard\w*|risks?|risky|(?:must|should) (?:i|we|you) (?:not|never)|must (?:not|never))\b/i,
  /\b(?:peligros?|peligros[oa]s?|riesgos?|precauci\w+|cuidado|prohibido|permitido|no (?:debo|se debe)|(?:gefahr|gefahrlich|vorsicht|aufpassen|achten|erlaubt|verboten|nicht tun))\b/i,
  /^\W*(?:puedo|se puede|podemos|es seguro|debo)\b/i,
  /^\s*(?:darf|durfen|kann|muss)\b/i,
]
const procedure = [
  /\bhow (?:do|can|should|would|to|is|are)\b(?!.{0,12}\b(?:much|many|often)\b)/i,
  /\b(?:steps?|procedure|instructions?|sequence for|talk me through|walk me through|what (?:has|needs) to be done)\b/i,
  /\b(?:como|pasos)\b/i,
  /^\s*wie (?:baue|wechs|stell|kann|mach|geht|wird|muss|soll|reinig|pr[uü]f)/i,
]
const value = [
  /\bhow (?:much|many|hot|cold|long|far|tight|tite|thick|thik|often|heavy|big|fast|high|low|deep|wide|loud|noisy|large|old)\b/i,
  /\b(?:what|which|at wh?at)\b.{0,30}\b(?:pressure|torque|temperature|volt\w*|speed|rpm|capacity|clearance|gap|size|weight|current|setting|range|limit|interval|thickness|diameter|length|viscosity|colou?r|load|factor|output)\b/i,
  /\b(?:torque|capacity|clearance|pressure|end (?:play|float)|interval|limits?|allowed|maximum|minimum)\b/i,
  /\b(?:amps?|volts?|hertz|litres?|quarts?|gallons?|psi|degrees|percent)\b/i,
  /\b(?:cuant[oa]s?|que (?:presion|par|temperatura|medida)|a que|de que)\b/i,
  /\bwie (?:viel|schwer|hoch|gross|lang|schnell|oft|dick|heiss|tief|breit|stark)|\bwelche[rsn]? .{0,30}(?:druck|drehmoment|spannung|temperatur|drehzahl)/i,
]

const symptom = [
  /\b(?:wo\s?n'?t|(?:does|do|is|did|are|has|have) ?n(?:o|')?t|cannot|can'?t)\b|\bnothing (?:moves|happens|works)\b/i,
  /\b(?:dead|stall(?:s|ed|ing)?|weak|sluggish|overheat\w*|jerk\w*|smok(?:es|ing|y)|keeps? (?:on )?\w+ing|no (?:power|drive|pressure|heat)|only (?:drives|moves|works|runs|turns))\b/i,
  /\b(?:no (?:hace|arranca|funciona|anda|sube|enciende|gira|carga|avanza|va|tiene fuerza)|se (?:para|cala|calienta))\b/i,
  /\b(?:springt nicht|geht nicht|lauft nicht|startet nicht|funktioniert nicht|dreht nicht|keine leistung)\b/i,
]

const byPrecedence: [Intent, RegExp[]][] = [
  ['part', part],
  ['permission', permission],
  ['value', value],
  ['procedure', procedure],
  ['symptom', symptom],
]

/** Expects a normalised question. */
export function detectIntent(question: string): Intent {
  return byPrecedence.find(([, patterns]) => patterns.some((pattern) => pattern.test(question)))?.[0] ?? 'fact'
}
