import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import { Select } from '#app/ui/select.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { Specimen } from './specimen.tsx';

const long =
  'Six evenings, small groups, patient trainers. Places for eight dogs and those who bring them. '.repeat(4);

export function Forms() {
  return (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
      <Field label="Empty, required" name="empty" required hint="A hint says what fits.">
        {(control) => <Input {...control} placeholder="Autumn bread week" />}
      </Field>
      <Field label="Filled, optional" name="filled" optional>
        {(control) => <Input {...control} defaultValue="Sourdough Saturdays" />}
      </Field>
      <Field label="Wrong" name="wrong" error="Please enter a title for your ad." hint="And its hint.">
        {(control) => <Input {...control} defaultValue=" " />}
      </Field>
      <Field label="Disabled" name="disabled">
        {(control) => <Input {...control} defaultValue="It can not be changed" disabled />}
      </Field>
      <Field label="Right to left" name="rtl">
        {(control) => <Input {...control} dir="rtl" defaultValue="خبز طازج كل صباح" />}
      </Field>
      <Field label="Select" name="select">
        {(control) => (
          <Select {...control} defaultValue="square">
            <option value="square">Square</option>
            <option value="wide">Landscape, with a name that is rather long</option>
          </Select>
        )}
      </Field>
      <Field label="Select, wrong" name="select-wrong" error="Please choose one of the sizes.">
        {(control) => (
          <Select {...control}>
            <option value="">Choose</option>
          </Select>
        )}
      </Field>
      <Field label="Textarea, long text" name="long">
        {(control) => <Textarea {...control} defaultValue={long} />}
      </Field>
      <Field label="Textarea, wrong" name="text-wrong" error="Please keep this under 2,000 characters.">
        {(control) => <Textarea {...control} />}
      </Field>
      <Specimen name="Search form">
        <SearchForm label="Search ads" placeholder="Search ads" query="bread" />
      </Specimen>
      {[false, true].map((checked) => (
        <Switch
          key={String(checked)}
          label={checked ? 'On' : 'Off'}
          hint="What it turns."
          checked={checked}
        />
      ))}
      <Switch label="Being saved" hint="A spinner turns beside it." checked pending disabled />
      <Switch label="Disabled" hint="It can not be turned now." checked={false} disabled />
    </div>
  );
}
