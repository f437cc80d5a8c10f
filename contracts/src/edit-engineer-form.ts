import { z } from 'zod/mini';
import { skillsInput } from './skills';
import { emailInput } from './credentials';
import { departmentInput, maxCapacityInput, nameInput, seniorityInput } from './person-inputs';

/** The fields of the edit dialog (product-rules#manager-screens), all required. The password is not among them. */
export const editEngineerForm = z.object({
  name: nameInput,
  email: emailInput,
  skills: skillsInput,
  seniority: seniorityInput,
  department: departmentInput,
  maxCapacity: maxCapacityInput,
});
