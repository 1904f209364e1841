import { Checkbox } from '../../components/Checkbox.tsx';
import type { Specimens } from './registry.ts';

const text = 'Send me guides and product news by email, twice a month at most.';

export const checkbox: Specimens = {
  'Not ticked': () => (
    <Checkbox id="open" name="news">
      {text}
    </Checkbox>
  ),
  Ticked: () => (
    <Checkbox id="ticked" name="news" isChecked>
      {text}
    </Checkbox>
  ),
  'Ticked, at night': () => (
    <div data-theme="dark">
      <Checkbox id="night" name="news" isChecked>
        {text}
      </Checkbox>
    </div>
  ),
  'Required and wrong': () => (
    <Checkbox id="wrong" name="terms" isRequired error="Please tick the box, so that we may answer you.">
      I have asked them first.
    </Checkbox>
  ),
  Disabled: () => (
    <Checkbox id="disabled" name="news" isDisabled isChecked>
      {text}
    </Checkbox>
  ),
};
