/** How people speak of driving and operating a machine and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const operatingSpeech = `
start engine, start up, crank over, turn key, starting procedure, engine start, get going, get running
hard starting, cold start, start in cold, start in winter, starting aid
remote start, start remotely
manual start, start by hand, hand crank, start manually, pull start, recoil start, rope start
stop, turn engine off, kill engine, switch engine off, stop engine, engine shutdown, shut engine down
park, leave machine, park up, leave unattended, walk away from, dismount machine, end of shift
travel, move machine, drive off, propel
walk excavator, track along, tram, walk machine, creep along
back up, reversing, go backwards, drive backwards, travel reverse, reverse travel
go forward, drive forward, forward travel, travel forward
turn round, spin turn, pivot turn, counter rotate, turn on spot, counter rotation
steer, turn left, turn right, turn corner
slow down, decelerate, ease off, back off throttle, deceleration
speed up, accelerate, give gas, throttle up, rev up, give throttle, raise rpm
throttle down, reduce rpm, bring to idle, idle down engine, low idle
auto idle, automatic idle, idle down automatically, auto deceleration, auto decel, low idle automatic
brake, brake hard, come to stop, bring to stop, stop machine moving
coast, freewheel, roll freely, roll in neutral, free roll, roll downhill
shift, change gear, shift gears, gear change, select gear, gear selection, gearshift
upshift, shift up, change up, higher gear
downshift, shift down, change down, kick down, kickdown, lower gear
neutral, out of gear, in neutral, neutral position, take out of gear
put in gear, engage gear, in gear, throw in gear
four wheel drive, 4wd, 4x4, all wheel drive, awd, front wheel assist, mfwd, front axle drive
crab steering, crab mode, crabbing, crab walk
all wheel steering, four wheel steer, 4 wheel steer
cruise control, constant speed, hold speed, speed hold
inching, inching pedal, creep pedal, creep slowly, clutch cut off
dig, excavate, excavation, scoop out
trench, dig ditch, ditching, cut trench
backfill, fill in, fill trench, fill back in
grade ground, grading, level ground, smooth out, finish grade, spread out, fine grade
float, float position, let blade float, follow ground, float mode
doze, bulldoze, dozing, push dirt, push material
rip, ripper, break up ground, ripper shank
load truck, truck loading, fill truck, load dumper
heap, heap up, pile up, stack up, windrow
stockpile, muck pile, bank of material
dump, tip, tip out, discharge bucket, empty bucket, unload
dump body, tip body, dump bed, dump box, tipper body, tray of dumper
crowd, curl, roll back, crowd bucket, curl bucket, tilt back, rack back, bucket close
uncurl, open bucket, tilt forward, dump bucket, tilt out
boom up, raise boom, lift boom, boom raise
boom down, lower boom, drop boom, let boom down, boom lowering
stick in, arm in, dipper in, pull arm in, crowd arm
stick out, arm out, dipper out, push arm out
telescope, telescope out, extend boom, boom out, boom extension, run boom out
retract, pull in, telescope in, draw in, run in boom, boom retraction
lowering, let down, bring down, put down, set down
lower with dead engine, emergency lowering, lower without power, let down engine off, manual lowering, emergency descent, auxiliary lowering
lift, jack up, jacking, get off ground, prop up
jack point, where to jack, lifting jack, support point, place jack
jack stand, axle stand, support stand, crib, trestle, support block
lifting point, lifting eye, pick point, lifting lug, sling point, eye bolt, lifting ring, hoisting point
sling, rig, lifting gear, lifting tackle, hoisting equipment
lift machine by crane, crane lift, hoist machine, lifting whole machine
chock, wheel chock, block wheels, scotch, wedge wheels, chock wheels, wheel block, secure against rolling
tie down, lash, strap down, chain down, secure for transport, fasten down, tiedown
tie down point, lashing point, tiedown point, lashing eye, anchor point, securing point, where to chain
haul, transport, carry on trailer, shipping, trailering, move by truck
load on trailer, drive onto trailer, put on lowboy, load onto low loader, loading machine, trailer loading
lowboy, low loader, low bed, float trailer, flatbed, low bed trailer, transport trailer
loading ramp, ramp, drive up ramp
load with forklift, pick up with forks, fork pocket, forklift pocket, lift by forklift
drive on road, road travel, drive on highway, public road, on road travel, roading
tow, drag, haul off, drag out, tow away, pull machine
get unstuck, pull out mud, bogged, stuck in mud, recover stuck machine, extricate, stuck in ground
tow bar, towbar, drawbar, hitch bar, draw bar
tow hook, towing eye, tow point, recovery point, tow pin
push start, bump start, tow start, roll start, start by towing
climb in, get in, get on, mount machine, climb up, enter cab, climb aboard
climb out, get out, get off machine, jump off machine, exit cab, leaving cab, alight
three points of contact, three point contact, steps and handrails, three limbs
switch mode, change mode, select mode, mode selection, mode change
eco mode, economy mode, fuel saving mode, power mode, work mode, operating mode
change control pattern, control pattern, iso pattern, sae pattern, switch joystick pattern, pattern changer, control layout
lock controls, control lock, hydraulic lock, safety lever, lockout lever, gate lock lever, safety lock lever, pilot shutoff
unlock, release lock, disengage lock, free lock
engage, switch in, turn on pto, pto engage, throw in
disengage, switch out of, kick out, drop out, turn off pto, release drive
set parking brake, put handbrake on, apply parking brake, pull handbrake, handbrake on, engage park brake
release parking brake, take handbrake off, let handbrake off, handbrake off, disengage park brake, free parking brake
release brake by hand, manual brake release, unlock brake mechanically, mechanical brake release, emergency brake release
change bucket, swap bucket, change attachment, switch attachments, swap attachment, change implement, attachment change
pick up attachment, attach attachment, hook up attachment, attach implement, mount attachment, put on bucket, couple attachment
drop attachment, detach attachment, remove attachment, take bucket off, unhook attachment, uncouple attachment
connect hydraulics, hook up hoses, connect hoses, plug in hydraulic hoses, couple hydraulic lines
flow setting, adjust flow, set flow, oil flow adjustment, change hydraulic flow, auxiliary flow
hammer mode, breaker mode, one way flow, single acting flow, single acting circuit
two way flow, double acting flow, double acting circuit, bidirectional flow
ride control, load stabiliser, load stabilizer, boom suspension, boom suspension system, travel suspension
return to dig, return to position, automatic bucket return, auto return to dig, bucket positioner
boom kickout, lift kickout, kickout, boom height kickout, automatic lift stop
work at night, in dark, night work, poor visibility, dark working
drive in water, go through water, ford, wading, water depth, drive through water
mud, soft ground, swamp, boggy, soft terrain, unstable ground
hot climate, high ambient temperature, hot weather, desert, tropical
high altitude, altitude, mountains, above sea level, thin air
salt water, sea water, seawater, marine environment, corrosive environment
outrigger, stabiliser, stabilizer, jack leg, support leg, outriggers out, stabilizer leg
put outriggers down, lower stabilizers, extend outriggers, set outriggers, deploy outriggers, set stabilizers
`
