/** What operators, renters and mechanics say of the cab, its controls and its climate and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayCab = `
pew > operator seat, seat
pump up seat, air up seat, lift seat, raise seat, set seat up, seat down, drop seat, seat bottoms out, seat sinks, seat dropped, seat bounces, seat bouncy, seat too low, seat too high, seat too hard, seat too soft > seat adjustment, seat height, seat suspension
seat back, seat forward, push seat back, seat closer, scoot seat, closer to pedals, reach pedals, cant reach pedals, more leg room, legroom, room for legs > seat adjustment, adjust seat
set for weight, dial in weight, heavy driver, big guy, light driver, small driver, tall driver, short driver, fat driver > seat weight adjustment, seat suspension, adjust seat
lean back, back of seat > backrest, backrest adjustment
elbow rest, wrist rest > armrest
belt up, strap in, strap up, click in, clunk click, clip in, put belt on, harness up, seatbelt on, belt on > fasten seat belt, seat belt
lap strap, belt buckle, belt strap, seat strap, safety strap > seat belt
belt wont click, belt stuck, belt wont latch, belt wont come out, belt jammed, belt wont pull, belt frayed, frayed belt > seat belt, replace seat belt
move wheel, wheel closer, wheel up, wheel down, tilt wheel, pull wheel, drop wheel, lift wheel > steering column adjustment, steering wheel
chiller, cooler air, cold air, blow cold, cab cooling > air conditioning
fridge gas, cooling gas, ac juice, recharge ac, regas aircon, gas up ac, top up gas ac, fill ac > refrigerant, refrigerant charge
ac not cold, aircon not cold, aircon blows hot, ac blows hot, ac blows warm, not blowing cold, ac weak, aircon weak, ac rubbish, aircon packed up, ac quit, ac stopped, sweating in cab, cab boiling, cab hot, cab too hot, roasting in cab > air conditioning does not cool, refrigerant, condenser
cab warmer, heat in cab, get heat, hot air, cab cold, freezing in cab, cold in cab, cab freezing, no heat, warm cab up > heating, heater
blow harder, blow softer, air blower, blower motor, more air, less air > fan speed, ventilation, air nozzle
steams up, fog up, glass fogs, windows fog, windscreen fogs, misty windows, clear windscreen, clear windshield, cant see out, condensation on glass, ice on windscreen, frost on windscreen, defog, de ice, deice > defrost, demist, windscreen
keep dust out, dust gets in, dust in cab, dusty cab, smelly cab, cab stinks, cab smells, bad air in cab > cab filter, recirculation, cab air filter
dust filter in cab, filter in cab, filter behind seat, filter in roof > cab filter, cab air filter
washer juice, wiper fluid, wiper water, window wash, windscreen wash, blue wash, wiper juice > washer fluid, windscreen washer
screen in front, front pane > windscreen, front window
crack in glass, cracked window, broken window, chipped glass, smashed window, smashed glass, busted window, chip in windscreen > window, glass, replace
slide window, crack window, wind window, get air in, pop window, slide window up, put window up, open screen > open window, front window
hang up door, door wont shut, door flaps, door slams, door banging, keep door open, hold door open, tie door back, pin door back, door back, latch door, clip door back > door lock, door catch
keys locked in, door wont open, locked key in, lock cab, lock door > door lock, key
get out back, rear window out, kick window out, hammer in cab, little hammer, break glass > emergency exit, emergency hammer
light in cab, roof light, ceiling light, map light > interior light, cab lamp
looking glass, rear views > mirror
shade, sun shade > sun visor, roller blind
tunes, tape deck, head unit, am fm, pair bluetooth > radio
storage bin, cubby hole, glovebox, where stuff goes, place for tools, place for manual, place to put > storage compartment, toolbox
book in cab, paper manual, manual kept > manual, document holder, storage compartment
drink holder, can holder, coffee holder, cupholder, lunch box, cool box, fridge in cab > cup holder, storage compartment
footboard, rungs, foot plate, footholds > steps, access steps
hang on handle, holding bar, hand hold > handrail, handrails
hand controls, wobble stick, control handles > joystick, control lever, levers
buttons on stick, rocker on stick, thumb wheel, thumb button, trigger on stick, slider, proportional roller > joystick, button, switch
swap sticks, sticks backwards, controls backwards, cat controls, john deere controls, jd controls, case controls, backhoe controls, wrong pattern, opposite controls, iso controls, sae controls, pattern change, pattern switch, swap pattern, levers wrong way round > control pattern, change control pattern
loud pedal, skinny pedal, foot feed > pedal, accelerator pedal
`
