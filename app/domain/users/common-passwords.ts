/** What people choose most, and so what is guessed first. Lower case, six characters or more. */
const words = `
123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 654321 7654321 012345
111111 1111111 11111111 111111111 1111111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888
88888888 999999 99999999 112233 11223344 1122334455 121212 12121212 123123 123123123 12341234 123321 1234321 123454321
12345a 123456a a123456 123456q 1234567a 12345q a12345 a1234567 a12345678 a123456789 123456789a 1q2w3e 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qaz2wsx3edc q1w2e3 q1w2e3r4 q1w2e3r4t5 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui
qwertyuiop qwert123 qwe123 qweasd qweasdzxc qazwsx qazwsxedc azerty azerty123 azertyuiop asdfgh asdfghjk asdfghjkl asdasd
asdf1234 asd123 zxcvbn zxcvbnm zxc123 zaq12wsx !qaz2wsx aaaaaa aaaaaaaa abcdef abcdefg abcdefgh abc123 abc1234 abc12345
abcd1234 abcd12345 aa123456 aa12345678 abc123456
password password! password1 password1! password12 password123 password1234 password123! passw0rd p@ssw0rd p@ssword
passwort passwort1 password01 password2 mypassword pass123 pass1234 pass12345 password@123 pass@123 motdepasse
contrasena senha123 parola changeme changeme1 changeit change_me default default1 secret secret1 secret123 topsecret
letmein letmein1 letmein! welcome welcome1 welcome123 welcome1! login123 master master123 access access14 admin1
admin12 admin123 admin1234 admin12345 admin123456 admin@123 administrator adminadmin root123 rootroot toor123 system
superman superman1 batman batman1 spiderman starwars pokemon pikachu naruto dragon dragon1 monkey monkey1 shadow shadow1
sunshine sunshine1 princess princess1 iloveyou iloveyou1 iloveyou2 loveyou lovely lover1 love123 loveme forever
football football1 baseball baseball1 basketball soccer hockey liverpool liverpool1 chelsea arsenal barcelona
realmadrid juventus michael michael1 michelle jennifer jessica jordan jordan23 ashley andrew anthony daniel thomas
charlie charlie1 george matthew nicole hannah hunter hunter2 harley ranger buster tigger ginger pepper cookie cheese
chocolate banana orange purple summer summer1 winter spring autumn flower flower1 butterfly rainbow freedom whatever
trustno1 computer internet samsung google google1 facebook linkedin twitter instagram microsoft windows android apple123
killer mustang corvette ferrari mercedes porsche yamaha maverick phoenix matrix cowboy eagles dolphin diamond silver
golden merlin blink182 metallica slipknot nirvana zombie hello1 hello123 hellohello helloworld test123 test1234
test12345 testing testing1 testtest tester guest123 guest1 user123 user1234 demo123 demo1234 temp123 temp1234
adwright adwright1 adwright123 qwer1234 asdf123 zxcvbnm1 mnbvcxz poiuyt lkjhgf 147258 147258369 159357 159753 789456
789456123 456789 135790 246810 102030 101010 010203 131313 232323 696969 monday friday january december
`;

const common = new Set(words.trim().split(/\s+/));

/** True for passwords on the list of the most common ones, however their letters are cased. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.trim().toLowerCase());
}
